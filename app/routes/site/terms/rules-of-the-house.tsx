import { TextLink } from '#app/ui/buttons/link.tsx'
import type { TermsSection } from './terms-section.tsx'

/** Sections 9 to 13: acceptable use, liability, termination and changes. */
export const RULES_OF_THE_HOUSE: TermsSection[] = [
  {
    id: 'acceptable-use',
    title: 'Acceptable Use',
    text: () => (
      <ul>
        <li>Upload rooms, not people who have not agreed, and nothing that is unlawful or hurts others.</li>
        <li>Do not try to get at other people’s rooms or accounts, or around limits and payments.</li>
        <li>Do not burden the service with programs, copy it, or resell what it does.</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'Disclaimers and Limitation of Liability',
    text: (siteName) => (
      <>
        <p>
          The service is offered as it is and as it is available. We do not promise that it never fails, or
          that a redesign can be built, bought or kept within a budget.
        </p>
        <p>
          As far as the law allows, {siteName} is not liable for indirect or consequential damages, and our
          liability for everything else is capped at the amount you paid us in the previous twelve months.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    text: () => (
      <p>
        You may stop at any time and have your account deleted. We may suspend or terminate an account without
        notice, for instance when these terms are broken. What by its nature outlasts the account, such as
        sections 4, 5, 10 and 12, stays in force.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, Governing Law and Disputes',
    text: () => (
      <>
        <p>
          We give 30 days’ notice of material changes to these terms, on this page or by email. Whoever goes
          on using the service after that accepts them.
        </p>
        <p>
          These terms are governed by United States law. Disputes that we cannot settle between us are decided
          by binding arbitration, one person at a time and not as a class. Rights that the law of your home
          gives consumers, and that cannot be given up, stay untouched.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    text: () => (
      <p>
        Questions about these terms, your data or a picture of yours: write to us through the{' '}
        <TextLink to="/contact">contact page</TextLink>. Inquiries are answered within 1–2 business days.
      </p>
    ),
  },
]
