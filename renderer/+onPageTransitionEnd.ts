import { endWaiting } from './shell/waiting/page-wait.ts'

// https://vike.dev/onPageTransitionEnd
export const onPageTransitionEnd = () => endWaiting()
