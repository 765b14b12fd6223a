/** An email address in a table. Its column makes room for it; one that is too long even so breaks after its @. */
export function EmailText({ address }: { address: string }) {
  const host = address.lastIndexOf('@') + 1
  return (
    <span className="wrap-anywhere block md:w-max md:max-w-52 xl:max-w-72">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </span>
  )
}
