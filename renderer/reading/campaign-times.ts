import { campaignText } from '#domain/content/campaign-state.ts'
import { LiveElement, thisMinute } from './live-element.ts'

/** The state of a campaign between its attributes `start` and `end`, ISO 8601: a label, and until when. */
export class CampaignTimes extends LiveElement {
  static observedAttributes = ['start', 'end']

  update(): void {
    const [startAt, endAt] = [this.getAttribute('start') ?? '', this.getAttribute('end') ?? '']
    const { state, label, detail } = campaignText({ startAt, endAt }, thisMinute())
    this.dataset.state = state
    this.setText('label', label)
    this.setText('detail', detail)
  }
}
