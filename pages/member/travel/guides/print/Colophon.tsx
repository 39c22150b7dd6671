import { SITE } from '#domain/site/site.ts'
import { QrCode } from '../share/QrCode.tsx'
import styles from './Colophon.module.css'

/** Whose book it is, and the way back to the guide that it was made of. */
export const Colophon = ({ address }: { address: string }) => (
  <div className={styles.colophon}>
    <QrCode text={address} label="このしおりのページのQRコード" className={styles.code} />
    <div className={styles.words}>
      <p>このしおりのページ</p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <p className={styles.site}>
        {SITE.name}　{SITE.tagline}
      </p>
    </div>
  </div>
)
