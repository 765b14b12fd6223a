interface ConsultationPhotosProps {
  list: 'request' | 'space' | 'inspiration'
  id: string
  count: number
  /** What the photos show, e.g. 'The room as it is'. */
  label: string
}

/** The photos of a request or an intake form. Each opens in a new tab. */
export function ConsultationPhotos({ list, id, count, label }: ConsultationPhotosProps) {
  if (count === 0) return null
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {Array.from({ length: count }, (_, index) => `/admin/consultation-photos/${list}/${id}/${index}`).map(
        (address, index) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                src={`${address}?size=small`}
                alt={`${label}, ${index + 1}`}
                loading="lazy"
                className="aspect-3/2 w-full rounded-print bg-linen object-cover"
              />
            </a>
          </li>
        ),
      )}
    </ul>
  )
}
