import { mutate } from 'swr'
import { returnPath } from '#domain/auth/return-path.ts'
import { checkSecondFactor } from '#renderer/auth/second-factor.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { silent } from '#renderer/shell/errors/silent.ts'

/**
 * What somebody was led here for: to set up a second factor (`isWanted`), and the page that needed it; `null` for who
 * opened a tab for it, or came by themselves.
 */
export function useErrand(): { isWanted: boolean; page: string | null } {
  const { urlOriginal } = usePageContext()
  const { searchParams } = new URL(urlOriginal, 'https://page.invalid')
  const isWanted = searchParams.get('setup') === 'totp'
  return { isWanted, page: isWanted ? returnPath(searchParams.get('return')) : null }
}

/** Lets the Worker know what was switched. Where that fails it finds out by itself within minutes. */
export const tellOfSwitch = () => silent(checkSecondFactor)

/** Goes back to the page that needed it. Who is at work is asked for anew: an answer on its way may be from before. */
export async function returnTo(page: string): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === 'staff', undefined)
  await navigate(page)
}
