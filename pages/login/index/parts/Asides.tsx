import { DevDoors } from './DevDoors.tsx'
import { InAppNote } from './InAppNote.tsx'
import { NewAccountNote } from './NewAccountNote.tsx'

/** What only some people need to know before they sign in. */
export function Asides() {
  return (
    <>
      <NewAccountNote />
      <InAppNote />
      <DevDoors />
    </>
  )
}
