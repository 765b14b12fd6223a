/** Ten reasons to hire a designer, shown in turn during a redesign. */
export const DESIGNER_TIPS = [
  'A designer measures before you buy, so the sofa fits through the door and under the window.',
  'Light changes a colour all day. A designer tries samples on your walls before a single tin is opened.',
  'Good rooms are planned around how you live: where you read, where the dog sleeps, who cooks.',
  'A designer knows which pieces deserve your budget and which can be simple.',
  'Trade workshops make to order. A designer brings you furniture that no shop window shows.',
  'Storage that is planned with the room disappears into it.',
  'Three kinds of light make a room: to see, to work and to linger. A designer draws all three.',
  'A designer sees what is worth keeping, and builds the room around it.',
  'Painters, joiners and electricians need an order of work. A designer keeps it.',
  'Buying the wrong thing twice costs more than an hour of advice.',
] as const
