import { useState } from 'react'
import { BlockEditor } from '../../office/blocks/BlockEditor.tsx'
import { SAMPLE_BODY } from './sample-body.ts'

/** The block editor with every kind of block, and its output. */
export function BodySample() {
  const [blocks, setBlocks] = useState<readonly unknown[]>(SAMPLE_BODY)
  return (
    <>
      <BlockEditor blocks={blocks} onChange={setBlocks} />
      <pre hidden data-handed-out="">
        {JSON.stringify(blocks)}
      </pre>
    </>
  )
}
