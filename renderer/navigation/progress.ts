import { beginWaiting, endWaiting } from '../shell/waiting/page-wait.ts'
import { navigation } from './navigation.ts'

/** A client-side navigation starts. */
export const startNavigation = (target: string): void => {
  navigation.target = target
  navigation.recovery = null
  beginWaiting(target)
}

/** The page is rendered. */
export const endNavigation = (): void => {
  navigation.target = null
  endWaiting()
}
