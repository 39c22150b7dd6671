import { mutate } from 'swr'
import { returnPath } from '#domain/auth/return-path.ts'
import { checkSecondFactor } from '#renderer/auth/second-factor.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { silent } from '#renderer/shell/errors/silent.ts'

/**
 * Whether another page requires a second factor (`isRequired`), and that page; `null` if it stays open in another tab or
 * there is none.
 */
export function useSecondFactorSetup(): { isRequired: boolean; page: string | null } {
  const { urlOriginal } = usePageContext()
  const { searchParams } = new URL(urlOriginal, 'https://page.invalid')
  const isRequired = searchParams.get('setup') === 'totp'
  return { isRequired, page: isRequired ? returnPath(searchParams.get('return')) : null }
}

/** Reports the change to the Worker. If that fails, the Worker notices within minutes. */
export const reportSecondFactorChange = () => silent(checkSecondFactor)

/** Returns to the page that required it. The cached staff data is dropped, because it may be outdated. */
export async function returnTo(page: string): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === 'staff', undefined)
  await navigate(page)
}
