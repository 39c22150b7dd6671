import type { PageContextClient } from 'vike/types'
import { beginWaiting } from './shell/waiting/page-wait.ts'

// https://vike.dev/onPageTransitionStart
export const onPageTransitionStart = ({ urlOriginal }: Pick<PageContextClient, 'urlOriginal'>) =>
  beginWaiting(urlOriginal)
