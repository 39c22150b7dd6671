import type { MouseEvent } from 'react'
import { EMBED_SERVICES, type EmbedService } from '#domain/blocks/embed/embed-frame.ts'
import styles from './EmbedPlayer.module.css'
import { revokeEmbeds, useEmbedConsent } from './embed-consent.ts'

/** Revokes the consent for all embeds of this service. */
export function EmbedRevoke({ service }: { service: EmbedService }) {
  const isGranted = useEmbedConsent(service)
  const revoke = ({ currentTarget }: MouseEvent) => {
    const figure = currentTarget.closest('figure')
    revokeEmbeds(service)
    // The pressed button disappears: the focus moves to the one that asks again.
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
