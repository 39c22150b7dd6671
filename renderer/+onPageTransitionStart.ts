import type { PageContextClient } from 'vike/types'
import { navigation } from './navigation/navigation.ts'
import { loadPageDocument } from './payload.ts'

// https://vike.dev/onPageTransitionStart — the code of the page is waiting for this
export const onPageTransitionStart = (pageContext: PageContextClient): Promise<never> | undefined =>
  navigation.isOutdated ? loadPageDocument(pageContext) : undefined
