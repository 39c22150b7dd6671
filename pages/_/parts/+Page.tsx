import { lazyPart } from '#renderer/ui/lazyPart.tsx'

// On demand, so that the chunks of other pages stay as they are.
const Catalogue = lazyPart(async () => (await import('./Catalogue.tsx')).Catalogue)

/** All parts of pages, for developers. Served on development servers only (worker/middleware/dev-only.ts). */
export function Page() {
  return (
    <>
      <h1>部品の見本</h1>
      <Catalogue />
    </>
  )
}
