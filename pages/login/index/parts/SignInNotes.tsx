import { DevLinks } from './DevLinks.tsx'
import { InAppNote } from './InAppNote.tsx'
import { NewAccountNote } from './NewAccountNote.tsx'

/** Notes for special cases, above the sign-in. */
export function SignInNotes() {
  return (
    <>
      <NewAccountNote />
      <InAppNote />
      <DevLinks />
    </>
  )
}
