import { SITE } from '#domain/site/site.ts'
import { QrCode } from '../share/QrCode.tsx'
import styles from './Colophon.module.css'

/** The owner of the guide, and a QR code to the online version. */
export const Colophon = ({ address }: { address: string }) => (
  <div className={styles.colophon}>
    <QrCode text={address} label="このしおりのページのQRコード" className={styles.code} />
    <div className={styles.text}>
      <p>このしおりのページ</p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <p className={styles.site}>
        {SITE.name}　{SITE.tagline}
      </p>
    </div>
  </div>
)
