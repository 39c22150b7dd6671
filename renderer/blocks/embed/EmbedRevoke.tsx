import type { MouseEvent } from 'react'
import { EMBED_SERVICES, type EmbedService } from '#domain/blocks/embed/embed-frame.ts'
import styles from './EmbedPlayer.module.css'
import { revokeEmbeds, useEmbedConsent } from './embed-consent.ts'

/** Takes the consent back, for all that this service has on the site. */
export function EmbedRevoke({ service }: { service: EmbedService }) {
  const isGranted = useEmbedConsent(service)
  const revoke = ({ currentTarget }: MouseEvent) => {
    const figure = currentTarget.closest('figure')
    revokeEmbeds(service)
    // The button that was pressed is gone: the focus goes to the one that asks again.
    requestAnimationFrame(() => figure?.querySelector('button')?.focus())
  }
  return (
    isGranted && (
      <button className={styles.revoke} type="button" onClick={revoke}>
        <span className="visually-hidden">{EMBED_SERVICES[service].name}の読み込みの</span>許可を取り消す
      </button>
    )
  )
}
