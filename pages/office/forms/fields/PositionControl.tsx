import { lazy, Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#renderer/form/Button.tsx'
import fields from '#renderer/form/Field.module.css'
import { silent } from '#renderer/shell/errors/silent.ts'
import { placeOfAddress } from '../position/place-of-address.ts'
import { NumberControl } from './NumberControl.tsx'
import styles from './Position.module.css'

const PinMap = lazy(async () => ({ default: (await import('../position/PinMap.tsx')).PinMap }))

/** Beside the latitude stands the longitude. */
const besides = (name: string) => name.replace(/lat$/, 'lng')

/** Where a place is: looked up by its address, put on a map, or typed. */
export function PositionControl({ name }: { name: string }) {
  const { getValues, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [said, say] = useState('')
  const [isAsking, setAsking] = useState(false)
  const put = ({ lat, lng }: { lat: number; lng: number }) => {
    for (const [field, value] of [
      [name, lat],
      [besides(name), lng],
    ] as const)
      setValue(field, Math.round(value * 1e6) / 1e6, { shouldDirty: true, shouldValidate: true })
  }
  const lookUp = async () => {
    const address = getValues('address')
    if (!address) return say('先に住所を書いてください。')
    setAsking(true)
    say('住所から場所をさがしています。')
    const found = await silent(() => placeOfAddress(address))
    setAsking(false)
    if (!found) return say('住所からは見つかりませんでした。地図で選ぶか、緯度と経度を書いてください。')
    put(found)
    setOpen(true)
    say(`「${found.title}」の位置を入れました。地図で確かめてください。`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className={styles.position} role="group" aria-label="地図の位置">
      <span className={fields.label}>地図の位置</span>
      <div className={styles.numbers}>
        <NumberControl name={name} />
        <NumberControl name={besides(name)} />
      </div>
      <div className={styles.buttons}>
        <Button onClick={lookUp} aria-disabled={isAsking || undefined}>
          住所からさがす
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '地図を閉じる' : '地図で選ぶ'}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      {isOpen && (
        <Suspense fallback={<p className={styles.waiting}>地図を準備しています。</p>}>
          <PinMap latName={name} lngName={besides(name)} onPut={put} />
        </Suspense>
      )}
    </div>
  )
}
