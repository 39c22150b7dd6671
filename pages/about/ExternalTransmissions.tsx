import { TableBlock } from '#renderer/blocks/TableBlock.tsx'
import { EXTERNAL_TRANSMISSIONS } from './external-transmissions.ts'

/** The data that this site makes the reader's browser send to third parties (電気通信事業法 第27条の12, 外部送信規律). */
export function ExternalTransmissions() {
  return (
    <TableBlock
      data={{
        caption: '外部に送信される情報',
        header: ['サービス', '送信先', '送信される情報', '利用の目的', '停止の方法'],
        rows: EXTERNAL_TRANSMISSIONS.map(({ service, recipient, data, purpose, optOut }) => [
          service,
          recipient,
          data,
          purpose,
          optOut ?? '―',
        ]),
      }}
    />
  )
}
