import type { FirstPost } from '#app/features/blog/schema/posts.ts'

export const JAPANDI_BEDROOM: FirstPost = {
  slug: 'a-japandi-bedroom-that-lets-go-of-the-day',
  title: 'A Japandi bedroom that lets go of the day',
  excerpt:
    'A lower bed, one kind of wood, and a floor you can see: how a full bedroom became a quiet one without losing a thing it needs.',
  seoTitle: 'A Japandi bedroom, before and after',
  metaDescription:
    'How a crowded bedroom became a calm Japandi one: a lower bed, one wood, soft light, and five changes to make in the order that pays.',
  tags: ['bedroom', 'japandi', 'calm'],
  roomType: 'bedroom',
  styleApplied: 'Japandi',
  before: 'before-bedroom',
  after: 'after-japandi-bedroom',
  content: `
<p>Nothing is really wrong with the first picture. There is a good window, a bed you could sleep in, a lamp on either side. And yet you would not call it restful. The flowers on the cover, the plaid on the pillow and the border of the carpet all speak at once, and in the corner stand the boxes and the laundry that are always about to be dealt with.</p>
<p>Japandi, the meeting of Japanese and Scandinavian rooms, answers that with one question: what can go quiet?</p>
<h2>What stayed</h2>
<p>The bed stands where it stood, with its head to the same wall and the daylight from the left. There are still two bedside tables, still two lamps, still a chair to drop a cardigan on. A room that works needs no new plan. It needs fewer voices.</p>
<h2>What changed, and what each change does</h2>
<ul>
<li><strong>The bed came down.</strong> A low oak platform leaves more wall above it, and the same ceiling suddenly seems higher.</li>
<li><strong>One wood instead of three.</strong> Platform, bedside tables and the frame of the chair share one oak. When the wood agrees with itself, the eye stops comparing.</li>
<li><strong>Pattern became texture.</strong> Instead of printed flowers there is washed linen with a thin stripe, and a wall with the soft clouds of limewash. Up close there is as much to look at as before. From the door there is much less.</li>
<li><strong>The floor appeared.</strong> Boards and one pale rug in place of carpet from wall to wall, and nothing standing on them that has no reason to.</li>
<li><strong>The light went round and low.</strong> Two small globes beside the bed, and paper overhead. No bulb can be seen from the pillow.</li>
</ul>
<h2>If it were your bedroom</h2>
<p>Begin with what is free. Take everything off the floor that is neither furniture nor rug, and live with that for a week. Then change the bedding, because it is the largest surface in the room: plain linen or cotton in oat, sand or clay, one colour for sheet and cover. After that the lamps. A warm bulb behind paper or frosted glass does more for an evening than a new wardrobe.</p>
<p>Paint comes fourth. Limewash forgives uneven walls, which is one reason old houses wear it so well. The bed comes last, when you know that you want the rest.</p>
<blockquote>Empty space is not what is left over. In this room it is the most expensive thing, and it costs nothing.</blockquote>
<p>What would not suit everybody: a low bed is harder to get up from, and an oat-coloured cover is no friend of a muddy dog. Take the idea and leave the centimetres. A bed at the height you like, with plain bedding and a clear floor, is still most of what you see here.</p>
<p>Not sure that calm is what you are drawn to? The <a href="/quiz">style quiz</a> shows you rooms in pairs and asks for nothing but which one you would rather be in.</p>`,
}
