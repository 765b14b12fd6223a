import { INTAKE_LINK_DAYS } from '#app/lib/link-lifetimes.ts'
/** The templates of a new site for replies to designer requests. Administrators can change them. */
export const DEFAULT_TEMPLATES = [
  {
    name: 'Quick Response',
    subject: 'We have your request, {{name}}',
    content: `<p>Hello {{name}},</p>
<p>Thank you for telling us about your home. We have read what you wrote about {{project_type}}, and a designer will get back to you by {{contact_preference}} within 24 hours.</p>
<p>This is what reached us:</p>
<blockquote><p>{{original_message}}</p></blockquote>
<p>If something is missing, simply reply to this message.</p>
<p>Warm regards,<br>your design team</p>`,
  },
  {
    name: 'Follow-up',
    subject: 'A few questions about {{project_type}}',
    content: `<p>Hello {{name}},</p>
<p>We would love to know your rooms a little better before we talk. The form below asks about the room, its light, what you want to keep, and what you wish for. You can add photos; ten minutes are enough.</p>
<p><a href="{{intake_form_url}}">Tell us about your room</a></p>
<p>The link is yours alone. It is good for ${INTAKE_LINK_DAYS} days and works once. We look through your answers within 2–3 business days.</p>
<p>If anything in your request has changed, tell us in the form.</p>
<ul><li>Your budget is {{budget_range}}.</li><li>Your timeline is {{timeline}}.</li></ul>
<p>Warm regards,<br>your design team</p>`,
  },
  {
    name: 'Consultation Scheduled',
    subject: 'Your design consultation',
    content: `<p>Hello {{name}},</p>
<p>Your consultation about {{project_type}} is set. The first session takes 90 minutes; we will reach you by {{contact_preference}}.</p>
<h2>Good to have at hand</h2>
<ul><li>photos of the room in daylight, from two corners</li><li>its rough measurements, and the height of the ceiling</li><li>pictures of rooms you like, whatever it is you like about them</li></ul>
<p>If you haven't filled in the form yet, it helps us start with your room instead of with questions:</p>
<p><a href="{{intake_form_url}}">Tell us about your room</a></p>
<p>Warm regards,<br>your design team</p>`,
  },
] as const
