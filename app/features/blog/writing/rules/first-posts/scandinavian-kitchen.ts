import type { FirstPost } from '#app/features/blog/schema/posts.ts'

export const SCANDINAVIAN_KITCHEN: FirstPost = {
  slug: 'a-scandinavian-kitchen-on-the-old-floor-plan',
  title: 'A Scandinavian kitchen on the old floor plan',
  excerpt:
    'The hob, the island and the fridge stay where they are. Fronts, shelves and light do the rest, and most of it can be done one step at a time.',
  seoTitle: 'A Scandinavian kitchen, before and after',
  metaDescription:
    'A heavy wooden kitchen becomes a light Scandinavian one on the same floor plan: painted fronts, open shelves, pale wood and better light.',
  tags: ['kitchen', 'scandinavian', 'light'],
  roomType: 'kitchen',
  styleApplied: 'Scandinavian',
  before: 'before-kitchen',
  after: 'after-scandinavian-kitchen',
  content: `
<p>Kitchens frighten people, and rightly. Move the sink and you move the drain; move the hob and you need an electrician; and while both are away you cook on a camping stove in the hall. So the best question to ask an old kitchen is not “what would I like instead?” It is “what may stay?”</p>
<p>Here the answer was: nearly everything that is connected to something. The cooking wall is where it was. So is the island, and so is the tall corner with the fridge. Compare the two pictures and you will find the same kitchen underneath, only that it no longer feels like the inside of a cupboard.</p>
<h2>Why the old one felt heavy</h2>
<p>The wood is not to blame. It is that the same orange-brown stands at every height: floor, island, base units, wall units, doors. With nothing lighter above, the room presses down. Raised panels add a shadow to each front, and there are more than a dozen fronts.</p>
<h2>Four steps, in a sensible order</h2>
<ol>
<li><strong>Light first.</strong> Two simple black pendants over the island, where hands and knives are. It is the smallest job in the list, and the one you notice every evening.</li>
<li><strong>Open up one side.</strong> To the left of the hob the wall units are gone, and two wooden shelves carry what is used each day. You lose some room for things, so sort before you unscrew. What you have not touched since last winter does not need a shelf.</li>
<li><strong>Change the fronts, not the kitchen.</strong> Flat fronts, sage green below and white above. Darker below, lighter above is the order of a landscape, and it is why the room breathes. Sound cabinets can keep their boxes: fronts can be painted or replaced on their own.</li>
<li><strong>Pale wood where you touch.</strong> The worktop, the shelves and the stools are the same light wood. It keeps the white from turning cold, and it is the one material that gets nicer with use, provided that you oil it.</li>
</ol>
<h2>What the pictures don’t tell</h2>
<p>Open shelves near a hob gather grease and want a wipe each week. If that sounds like a punishment, put them further away, or keep one closed unit for what you would rather not dust. White grout behind the hob is a promise you have to keep; a light grey is more forgiving. And wooden worktops do not like standing water, so leave a hand’s width of tile or stone around the sink if you can.</p>
<h2>The stools</h2>
<p>They are a small thing and do a great deal. The old ones had no backs, so nobody stayed. These have, and suddenly the island is where homework is done. If you can change one thing this month, change where people sit.</p>
<p>Curious how your own kitchen would look? Start with the <a href="/quiz">style quiz</a>, then take a photo from the corner where you can see the most of it.</p>`,
}
