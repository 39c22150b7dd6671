import { SITE } from '#domain/site/site.ts'
import { QrCode } from '../share/QrCode.tsx'

/** The owner of the guide, and a QR code to the online version. */
export const Colophon = ({ address }: { address: string }) => (
  <div className="mt-auto grid grid-cols-[6em_minmax(0,1fr)] items-center gap-[1.1em] pt-[0.7em]">
    <QrCode text={address} label="このしおりのページのQRコード" className="w-full" />
    <div className="text-[0.82em]">
      <p>このしおりのページ</p>
      <p className="text-[0.86em] break-all text-[#3d3933]">{address.replace(/^https?:\/\//, '')}</p>
      <p className="pt-[0.5em] font-mincho">
        {SITE.name}　{SITE.tagline}
      </p>
    </div>
  </div>
)
