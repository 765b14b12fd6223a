import type { FirstPost } from '#app/features/blog/schema/posts.ts'

export const PHOTOGRAPH_YOUR_ROOM: FirstPost = {
  slug: 'how-to-photograph-your-room-for-a-redesign',
  title: 'How to photograph your room for a redesign',
  excerpt:
    'Daylight, a corner, and the phone held level. Five minutes with your camera decide more about a redesign than anything that comes after.',
  seoTitle: 'How to photograph your room for a redesign',
  metaDescription:
    'Daylight, a corner and a level phone: how to take the photo of your room that gives a redesign the most to work with.',
  tags: ['photos', 'how to', 'first steps'],
  roomType: 'home-office',
  styleApplied: 'Scandinavian',
  after: 'scandinavian-home-office',
  content: `
<p>A redesign can only work with what it sees. If half of the window is cut off, it has to guess the other half. If the room is dark, it cannot tell a brown wall from a grey one. The good news is that you need no camera but the one in your pocket, and no talent at all. You need five minutes and a sunny, or at least a bright, hour.</p>
<h2>Stand in the corner</h2>
<p>Or in the doorway: wherever you can see the most floor. Two walls and the line where they meet tell how deep the room is. A photo taken straight at one wall looks like a stage set, and furniture placed into it seems to float. If there is a window, have it at the side of the picture rather than in the middle. Then it lights the room instead of blinding the lens.</p>
<h2>Hold the phone level, at the height of your chest</h2>
<p>Held high and tilted down, every wall leans inwards. Held low, the ceiling takes over. At chest height, with the edges of doors and cupboards upright in the picture, a room looks the way it feels. Turn on the grid in your camera’s settings; it makes this easy.</p>
<p>Hold it sideways for most rooms. Upright is right for halls, small bathrooms and anything else that is taller than it is wide.</p>
<h2>Daylight on, lamps off</h2>
<p>Open the curtains all the way and switch the lamps off. Lamps are yellow, daylight is blue, and a room lit by both has walls of two colours. The middle of the day is best; late afternoon is prettier, but the shadows are long. No flash.</p>
<h2>Tidy, but not too much</h2>
<p>Clear away what you do not want to talk about: laundry, cables, the boxes from the last move. What is left on the floor will be taken for part of the room. Leave the furniture where it is, even if you are going to replace it, because its size shows how large everything else can be.</p>
<h2>Say what stays</h2>
<p>Some things are not up for discussion. Your grandmother’s desk, the piano, the tiles you only just paid for. When you upload your photo, brush over what you want to keep with a finger or the mouse. It is put back as it was, whatever happens around it.</p>
<h2>Avoid these</h2>
<ul>
<li><strong>Wide-angle settings</strong> (0.5× on many phones). They bend the walls and make every room a corridor.</li>
<li><strong>Mirrors that show you.</strong> Take one step to the side.</li>
<li><strong>Screenshots and photos of photos.</strong> They have lost the detail that is needed.</li>
<li><strong>People and pets.</strong> They are lovely, but it is the sofa behind them that has to be seen.</li>
</ul>
<p>Then look at the picture once more before you send it, and ask: would somebody who has never been here know where the door is, and where the light comes from? If so, it is a good photo. If you do not have a style in mind yet, the <a href="/quiz">style quiz</a> is the place to begin.</p>`,
}
