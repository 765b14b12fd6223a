import { TextLink } from '#app/ui/buttons/link.tsx'
import type { TermsSection } from './terms-section.tsx'

const PHOTO_FACTS = [
  [
    'On arrival',
    'We turn the photo upright and save a new copy. Where and with what it was taken (location, date, camera) is removed before it is stored.',
  ],
  [
    'While it is redesigned',
    'The photo is processed by AI: it is looked at to see whether it shows a room, and redrawn in your style. For that it may be sent to a provider of AI models, together with the kind of room and your style, without your name or email address.',
  ],
  [
    'On a design board',
    'Where AI can list what to buy, the picture of the redesign is sent to the same provider. It is sent by itself when you open the board of a redesign that this provider made, and otherwise only when you ask for the list.',
  ],
  [
    'Afterwards',
    'Photos and redesigns are kept with your account. Only you and the team of this site can open them; a link you share with somebody shows what you chose to share, for as long as you leave it open.',
  ],
  [
    'In public',
    'What we publish as described in section 5, we publish as copies without personal information. Before we write about a room in our blog, we ask its owner; deleting the room takes it off the blog. If you do not want a picture of yours shown, write to us and we take it down.',
  ],
  [
    'When you delete it',
    'Deleting a room deletes its photo and its redesigns from our storage. Deleting your account deletes everything in it. Backups are overwritten in time.',
  ],
] as const

/** Section 8: personal data and photos, and who can see them. */
export const PRIVACY: TermsSection = {
  id: 'privacy',
  title: 'Privacy and Your Photos',
  text: () => (
    <>
      <p>
        We store your name, your email address, the answers of your quiz with the style preferences that come
        out of it, what you write to us, what you buy, and the photos you upload. We never sell your data.
      </p>
      <p>
        If you say what you think of a room somebody shares with you, we store your answer and the name you
        give with it, until that link ends. If you take the quiz for two, we store your style and the counts
        of your choices beside those of the person who asked you, until one of you removes them.
      </p>
      <h3>What happens to your photos</h3>
      <dl>
        {PHOTO_FACTS.map(([when, what]) => (
          <div key={when} className="grid gap-x-6 border-line border-t py-4 sm:grid-cols-[9rem_1fr]">
            <dt className="font-medium">{when}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <h3>Cookies and email</h3>
      <p>
        One cookie keeps you signed in, and another remembers for a year that you signed in with this browser.
        Forms for guests set one for a day, which limits how often they are sent. Your browser remembers an
        unfinished quiz. Two more cookies are set only if you answer somebody: one when you give your opinion
        of a shared room, and one when you take the quiz for two. They recognise your browser for a year, so
        that you can change your answer or take it back. There is no advertising here. We count how often a
        post of the blog is read; so that nobody counts twice, a scrambled form of your network address is
        kept until the night after. We send email about what you do here: a redesign that is ready, a new
        password, an answer to a request.
      </p>
      <p>
        To see, correct or delete what we keep of you, or to object to its use, write to us through the{' '}
        <TextLink to="/contact">contact page</TextLink>.
      </p>
    </>
  ),
}
