import { useState } from 'react'
import type { Position } from '#domain/place/distance.ts'
import { currentPosition } from '#renderer/device/current-position.ts'

/** By the code of the error: https://developer.mozilla.org/docs/Web/API/GeolocationPositionError/code */
const MESSAGES: Readonly<Record<number, string>> = {
  1: '位置情報の利用が許可されていません。ブラウザーや端末の設定で許可すると、近くの場所を表示できます。',
  2: '現在地がわかりませんでした。電波の届く場所で、もう一度お試しください。',
  3: '現在地を調べるのに時間がかかっています。もう一度お試しください。',
}
const UNSUPPORTED = 'お使いの環境では、現在地を調べられません。'

/** The position of the reader's device, requested only by `locate`. It is sent nowhere. */
export function useReaderPosition(onFound: (position: Position) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const locate = async () => {
    if (isBusy) return
    setProblem('')
    if (!navigator.geolocation) return setProblem(UNSUPPORTED)
    setBusy(true)
    try {
      onFound(await currentPosition())
    } catch (error) {
      setProblem(MESSAGES[(error as GeolocationPositionError).code] ?? UNSUPPORTED)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, locate }
}
