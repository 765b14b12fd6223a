import type { FirstPost } from '#app/features/blog/schema/posts.ts'

export const MID_CENTURY_LIVING_ROOM: FirstPost = {
  slug: 'a-beige-living-room-turns-mid-century-modern',
  title: 'A beige living room turns Mid-Century Modern',
  excerpt:
    'Teal, teak and a throw the colour of a ripe apricot. What makes a bold room hold together, and how to borrow a little of it.',
  seoTitle: 'A Mid-Century Modern living room, before and after',
  metaDescription:
    'From tired beige to teal, teak and warm orange: what makes a bold Mid-Century Modern living room hold together, and where to begin at home.',
  tags: ['living room', 'mid-century modern', 'colour'],
  roomType: 'living-room',
  styleApplied: 'Mid-Century Modern',
  before: 'before-living-room',
  after: 'after-mid-century-modern-living-room',
  content: `
<p>You know the first room. Perhaps you are sitting in it. A sofa that came from somebody’s parents, an armchair that is too comfortable to throw out, toys, slippers, and a colour that nobody chose: the beige of walls that have been left alone.</p>
<p>The second room is the same one. Slide the line across the picture and look at the window, the ceiling, the corner on the left. The walls have not moved by an inch. Almost everything in between has an opinion now.</p>
<h2>One wall does the heavy work</h2>
<p>The slats of dark teak run behind the sofa and nowhere else. They give the furniture something to stand out from, they make the long wall look taller, and they take over the job that five pictures would otherwise have to do. One strong wall, three quiet ones: that is a good rule for every bold material, from wallpaper to brick.</p>
<h2>Three colours, each more than once</h2>
<p>Teal, orange and mustard sound like a quarrel. They get along here because none of them stands alone.</p>
<ul>
<li>The teal of the sofa comes back in one half of the rug.</li>
<li>The orange of the throw comes back in the cushions, and again in the pictures.</li>
<li>The mustard of the rug’s other half comes back in the cushions, and in the brass of the lamp.</li>
</ul>
<p>If you try only one thing from this room, try that. Before a colour comes in, look for the second place where it can be seen. A cushion alone is an accident. A cushion, a vase and a stripe in the rug are a decision.</p>
<h2>Legs</h2>
<p>Look below the furniture. The old sofa and chair stood on the carpet like boxes. The new sofa and the oval table stand on tapered legs, the chair on a slim star of metal, so you see the floor run on beneath them. It is the oldest trick for small rooms, and the designers of the fifties used it everywhere: the more floor you see, the larger the room.</p>
<h2>Where to begin at home</h2>
<p>Begin with the rug, because it sets the colours for everything that follows, and because you can roll it up again. Then a lamp with a long arm: light over the middle of a seating group, without a hole in the ceiling. Secondhand shops are kind to this style. Small side tables with tapered legs and simple wooden chairs turn up everywhere, and a worn top can be sanded and oiled in an afternoon.</p>
<p>Leave the wall for last. Slat panels are a weekend’s work for two people with a level, and you will know by then whether you want them. In a rented flat, a bookcase in dark wood along the same wall does something similar and moves out with you.</p>
<p>And if your heart did not jump at the teal sofa, that is worth knowing too. The <a href="/quiz">style quiz</a> takes a few minutes and finds out what it does jump at.</p>`,
}
