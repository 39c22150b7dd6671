import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = ({ subscription }: LoaderContext) => ({ subscription: subscription ?? null })
