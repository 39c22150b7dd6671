import type { Head } from './head.ts'

type Props = { head: Head; appHost: string }

/** What stands in `<head>` besides the assets, which vike adds. */
export function DocumentHead({ head, appHost }: Props) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.canonical === null && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={appHost + head.canonical} />}
    </>
  )
}
