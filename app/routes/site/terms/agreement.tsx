import { TextLink } from '#app/ui/buttons/link.tsx'
import type { TermsSection } from './terms-section.tsx'

/** Sections 1 to 7: the service, mutual rights and prices. */
export const AGREEMENT: TermsSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    text: (siteName) => (
      <>
        <p>
          These terms are the agreement between you and {siteName}. By creating an account or by using the
          service you accept them. If you do not agree with them, please do not use the service.
        </p>
        <p>You must be at least 18 years old, or have the consent of a parent or guardian.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'Service Description',
    text: (siteName) => (
      <p>
        {siteName} helps you find your interior style with a quiz of pictures, redesigns photos of your rooms
        in that style with the help of artificial intelligence, and puts you in touch with professional
        designers where you ask for one. We keep improving it, so parts may change, be added or be retired.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'User Accounts',
    text: () => (
      <>
        <p>
          To upload photos you need an account. Give us a name and an email address that are yours, keep your
          password to yourself, and tell us at once if you think somebody else has used your account. What is
          done with your account is your responsibility.
        </p>
        <p>One account per person. Accounts made only to collect free redesigns may be closed.</p>
      </>
    ),
  },
  {
    id: 'ai-content',
    title: 'AI-Generated Content',
    text: () => (
      <>
        <p>
          Redesigns are made by software. They are ideas to look at, not plans to build from: proportions,
          materials and details may be wrong, and what you see may not be for sale. Before you move a wall, a
          pipe or a wire, ask somebody who is qualified.
        </p>
        <p>
          Some redesigns are palette previews, which recolour your room without a model of furniture; they are
          marked as such. You may use the redesigns of your rooms as you like. Others may get results that
          look alike, because the same styles are offered to everyone.
        </p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'User-Generated Content',
    text: (siteName) => (
      <>
        <p>
          Your photos stay yours. You tell us that you may upload them: that you took them or are allowed to
          use them, and that people who can be recognised in them agree.
        </p>
        <p>
          You give {siteName} a worldwide, non-exclusive, royalty-free licence to store, process and show what
          you upload as far as the service needs it. The licence includes marketing: we may show your
          pictures, and what was made of them, on social platforms, in marketing, in press and in case
          studies, always with personal information removed. We may use what you write to us about the service
          to improve it.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Credits, Payments and Refunds',
    text: () => (
      <>
        <p>
          Redesigns and revisions are paid for with credits. A new account starts with the free room credits
          that the sign-up page promises; more are sold in packages whose content and price you see before you
          pay. Payments are handled by our payment provider; we never see your card’s number.
        </p>
        <p>
          Paid services are final sale unless stated otherwise. Refunds are at our discretion. A redesign that
          fails on our side costs nothing: its credit goes back to your account. Prices may change;
          subscribers are told in advance. Credits have no cash value and cannot be passed on.
        </p>
      </>
    ),
  },
  {
    id: 'designers',
    title: 'Professional Design Services',
    text: () => (
      <p>
        When you ask for a designer, what you tell us about your project is passed on to the designer who
        answers. A designer replies within 24 hours; the forms you fill in are read within 2–3 business days.
        Consultations and anything you order in them are agreed upon with the designer, and nothing is owed
        before you have agreed. See <TextLink to="/services">Interior Design Services</TextLink>.
      </p>
    ),
  },
]
