import type { ReactNode } from 'react'
import { HomeLink } from '#app/ui/brand/home-link.tsx'
import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx'

interface AuthFrameProps {
  siteName: string
  /** Fills the left half of a wide screen. Without it and `aside` the page has one column. */
  picture: PictureProps | undefined
  /** Replaces the picture. */
  aside?: ReactNode
  children: ReactNode
}

/** A page without header and footer: a picture on one side, text and a form on the other. */
export function AuthFrame({ siteName, picture, aside, children }: AuthFrameProps) {
  return (
    <div className={picture || aside ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(34rem,44%)]' : undefined}>
      {(picture || aside) && (
        <div aria-hidden="true" className="sticky top-0 hidden h-dvh bg-linen lg:block">
          {aside || <FullHeight picture={picture!} />}
        </div>
      )}
      <div className="page grid min-h-dvh content-start gap-10 py-6 md:gap-14 md:py-8">
        <header>
          <HomeLink siteName={siteName} />
        </header>
        <main className="mx-auto w-full max-w-form pb-12">{children}</main>
      </div>
    </div>
  )
}

/** A picture as high as the window. */
export function FullHeight({ picture }: { picture: PictureProps }) {
  return <Picture {...picture} alt="" cover sizes="max(56vw, 150vh)" className="size-full rounded-none" />
}
