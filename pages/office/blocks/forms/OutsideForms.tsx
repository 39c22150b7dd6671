import { EMBED_SERVICES } from '#domain/blocks/embed/embed-frame.ts'
import { blockFieldLabel } from '#domain/manuscript/labels/blocks.ts'
import { BlockFields } from './BlockFields.tsx'
import { httpsError, serviceOfUrl } from './external-urls.ts'
import { TextBox } from './fields.tsx'
import { type Data, type FormProps, orNull, textOf } from './read.ts'

export function OfferForm({ data, onChange }: FormProps) {
  const offer = (data.offer ?? {}) as Data
  const change = (next: Data) => onChange({ ...data, offer: { ...offer, ...next } })
  const isAmazon = offer.provider === 'amazon'
  return (
    <>
      <BlockFields type="affiliateButton" at="offer" names={['provider']} data={offer} onChange={change} />
      <TextBox
        label={blockFieldLabel('affiliateButton', 'offer.label')}
        hint="例：空室と料金を見る"
        value={textOf(offer.label)}
        max={60}
        onChange={(label) => change({ label })}
      />
      {isAmazon && (
        <TextBox
          label={blockFieldLabel('affiliateButton', 'offer.asin')}
          hint="商品ページのアドレスにある10文字です。"
          value={textOf(offer.asin)}
          onChange={(asin) => change({ asin: orNull(asin.trim()) })}
        />
      )}
      <TextBox
        label={blockFieldLabel('affiliateButton', 'offer.targetUrl')}
        type="url"
        hint={
          isAmazon
            ? 'ASINがあれば、なくてもかまいません。'
            : 'https:// ではじまるアドレスです。広告のIDは公開のときに付きます。'
        }
        value={textOf(offer.targetUrl)}
        error={httpsError(textOf(offer.targetUrl))}
        onChange={(url) => change({ targetUrl: orNull(url.trim()) })}
      />
    </>
  )
}

export function EmbedForm({ data, onChange }: FormProps) {
  const url = textOf(data.url)
  const found = serviceOfUrl(url)
  const error =
    url && !found ? 'YouTube、Instagram、Xの、動画または投稿のアドレスを入力してください。' : undefined
  return (
    <>
      <TextBox
        label={blockFieldLabel('embed', 'url')}
        type="url"
        value={url}
        error={error}
        onChange={(next) => {
          const address = next.trim()
          onChange({ ...data, url: address, service: serviceOfUrl(address) ?? data.service })
        }}
      />
      <p
        className="text-15 leading-[1.6] data-[tone=bad]:text-shu-text data-[tone=good]:text-koke"
        role="status"
        data-tone="good"
      >
        {found && `${EMBED_SERVICES[found].name}の${EMBED_SERVICES[found].noun}です。`}
      </p>
      <BlockFields type="embed" names={['title']} data={data} onChange={onChange} />
    </>
  )
}
