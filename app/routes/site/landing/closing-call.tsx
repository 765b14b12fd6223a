import { Picture } from '#app/ui/pictures/picture.tsx'
import { FirstSteps } from './first-steps.tsx'
import type { LandingPictures } from './landing-pictures.server.ts'

/** A final call to action, on a slip of paper over a picture as wide as the window. */
export function ClosingCall({
  picture,
  isMember,
}: {
  picture: LandingPictures['closing']
  isMember: boolean
}) {
  return (
    <section className="relative bg-linen">
      {picture && (
        <Picture
          {...picture}
          alt=""
          cover
          className="aspect-[4/3] max-h-[46rem] w-full rounded-none lg:aspect-[2/1]"
        />
      )}
      <div className="md:absolute md:inset-0">
        <div className="page flex h-full items-end px-0 md:px-margin">
          <div className="w-full bg-paper px-margin py-12 md:max-w-[26rem] md:px-10 lg:max-w-[34rem] lg:px-12 lg:pb-14">
            <h2 className="text-3xl">Twenty choices from now, you will know your style.</h2>
            <FirstSteps isMember={isMember} className="mt-7" />
          </div>
        </div>
      </div>
    </section>
  )
}
