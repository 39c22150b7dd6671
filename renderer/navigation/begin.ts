import { beginWaiting, endWaiting } from '../shell/waiting/page-wait.ts'
import { navigation } from './navigation.ts'

/** A navigation in the browser begins. */
export const beginNavigation = (target: string): void => {
  navigation.target = target
  navigation.recovery = null
  beginWaiting(target)
}

/** The page is there. */
export const endNavigation = (): void => {
  navigation.target = null
  endWaiting()
}
