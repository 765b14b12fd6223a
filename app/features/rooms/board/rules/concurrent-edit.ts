/**
 * Joins what somebody saves with what is stored. A field that they did not change keeps what another window stored
 * meanwhile; a field that both changed is a conflict.
 *
 * @param stored what is stored now
 * @param seen what was stored when their page was loaded
 * @param wanted what they save
 * @returns the fields to store, or those that another window changed differently
 */
export function joinEdits<Fields extends object>(
  stored: Fields,
  seen: Fields,
  wanted: Fields,
): { changes: Partial<Fields>; conflicts: (keyof Fields)[] } {
  const names = Object.keys(wanted) as (keyof Fields)[]
  const changed = names.filter((name) => wanted[name] !== seen[name] && wanted[name] !== stored[name])
  const conflicts = changed.filter((name) => stored[name] !== seen[name])
  const changes = Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Partial<Fields>
  return conflicts.length > 0 ? { changes: {}, conflicts } : { changes, conflicts }
}
