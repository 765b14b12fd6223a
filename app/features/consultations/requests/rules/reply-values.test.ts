import { expect, test } from 'vitest'
import { templateEmail } from '#app/features/email/templates/emails.tsx'
import { DEFAULT_TEMPLATES } from '#app/features/email/templates/rules/default-templates.ts'
import { BUDGET_RANGES, CONTACT_PREFERENCES, PROJECT_TYPES, TIMELINES } from '../../rules/choices.ts'
import { BUDGET_LABELS, CONTACT_LABELS, PROJECT_TYPE_LABELS, TIMELINE_LABELS } from '../../rules/labels.ts'
import { type ReplyRequest, replyValues } from './reply-values.ts'

const [quickResponse, followUp, scheduled] = DEFAULT_TEMPLATES
const site = { siteName: 'Casabloom', appUrl: 'https://home.example' }

async function letter(template: { subject: string; content: string }, request: Partial<ReplyRequest>) {
  const asked: ReplyRequest = {
    name: 'Anna',
    projectType: 'other',
    contactPreference: 'email',
    budgetRange: null,
    timeline: null,
    message: 'A reading corner',
    ...request,
  }
  const email = await templateEmail(site, {
    recipient: 'anna@example.com',
    template,
    values: { ...replyValues(asked), intake_form_url: 'https://home.example/form' },
  })
  return { subject: email.subject, text: email.plainText.replace(/\s+/g, ' ') }
}

/** Labels begin with a capital, so one in the middle of a sentence was inserted unchanged. */
const noLabelIn = (text: string, labels: Record<string, string>) => {
  for (const label of Object.values(labels).filter((each) => /^[A-Z]/.test(each)))
    expect(text).not.toMatch(new RegExp(`(about|is|timeline|by) ${label.replace('$', '\\$')}\\b`))
}

test.each(PROJECT_TYPES)('messages name a project of type %s in correct English', async (projectType) => {
  const { subject } = await letter(followUp, { projectType })
  expect(subject).toMatch(/^A few questions about your ([a-z]+-[a-z]+ )?(project|renovation)$/)
  const first = await letter(quickResponse, { projectType })
  expect(first.text).toMatch(/what you wrote about your [a-z- ]+, and a designer/)
  const last = await letter(scheduled, { projectType })
  expect(last.text).toMatch(/consultation about your [a-z- ]+ is set/)
  for (const { text } of [first, last]) noLabelIn(text, PROJECT_TYPE_LABELS)
})

test('a single room has its own phrase, and other projects have none', async () => {
  expect((await letter(followUp, { projectType: 'single_room' })).subject).toBe(
    'A few questions about your single-room project',
  )
  expect((await letter(followUp, { projectType: 'other' })).subject).toBe(
    'A few questions about your project',
  )
})

test.each([null, ...BUDGET_RANGES])('a sentence with the budget %s reads naturally', async (budgetRange) => {
  const { text } = await letter(followUp, { budgetRange })
  if (budgetRange) expect(text).toMatch(/Your budget is (under |over |\$|still open)/)
  else expect(text).not.toContain('budget')
  noLabelIn(text, BUDGET_LABELS)
})

test.each([null, ...TIMELINES])('a sentence with the timeline %s reads naturally', async (timeline) => {
  const { text } = await letter(followUp, { timeline })
  if (timeline) expect(text).toMatch(/Your timeline is (as soon|\d|more than|flexible)/)
  else expect(text).not.toContain('timeline')
  noLabelIn(text, TIMELINE_LABELS)
})

test.each(CONTACT_PREFERENCES)('a sentence with contact by %s reads naturally', async (contactPreference) => {
  const { text } = await letter(quickResponse, { contactPreference })
  expect(text).toMatch(/get back to you by (email|phone|email and phone) within/)
  noLabelIn(text, CONTACT_LABELS)
})
