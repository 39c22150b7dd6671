import { openingState } from '#domain/place/opening-hours.ts'
import { openingText } from '#domain/place/opening-hours-text.ts'
import { LiveElement, thisMinute } from './live-element.ts'

/**
 * 今日の営業 of a place: `place` is an `OpeningPlace`, `holidays` a `HolidayCalendar`, both as JSON. The state and its
 * details in two parts, or both in the one part `line`.
 */
export class TodayHours extends LiveElement {
  static observedAttributes = ['place', 'holidays']

  update(): void {
    const opening = openingState(this.json('place'), thisMinute(), this.json('holidays'))
    const { state, detail } = openingText(opening)
    this.dataset.opening = opening.state
    this.setText('state', state)
    this.setText('detail', detail)
    // Entry times and the next opening are on the place's own page.
    this.setText('line', 'until' in opening ? `${state}　${detail.replace(/（.*/, '')}` : state)
  }
}
