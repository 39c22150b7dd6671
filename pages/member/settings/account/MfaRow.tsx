import { Button } from '#renderer/form/Button.tsx'

type Props = {
  name: string
  about: string
  isOn: boolean
  isPreferred: boolean
  /** Whether there is another method that could be preferred. */
  canPrefer: boolean
  onStart: () => void
  onStop: () => void
  onPrefer: (isPreferred: boolean) => void
}

/** One method with its state and its actions. */
export function MfaRow({ name, about, isOn, isPreferred, canPrefer, onStart, onStop, onPrefer }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-16 gap-y-8 border-b border-rule py-12 max-[30rem]:grid-cols-[1fr]">
      <div>
        <p className="flex flex-wrap items-center gap-x-12 gap-y-4 font-semibold">
          {name}
          <span
            className="rounded border border-edge px-[0.5em] text-12 font-normal text-usuzumi data-on:border-koke data-on:text-koke"
            data-on={isOn || undefined}
          >
            {isOn ? 'オン' : 'オフ'}
          </span>
          {isOn && isPreferred && (
            <span className="rounded border border-edge px-[0.5em] text-12 font-normal text-usuzumi data-on:border-koke data-on:text-koke">
              優先
            </span>
          )}
        </p>
        <p className="text-13 leading-[1.6] text-usuzumi">{about}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-8 max-[30rem]:justify-start">
        {isOn && (canPrefer || isPreferred) && (
          <Button
            variant="quiet"
            aria-label={`${name}を優先${isPreferred ? 'しない' : 'する'}`}
            onClick={() => onPrefer(!isPreferred)}
          >
            {isPreferred ? '優先をやめる' : '優先する'}
          </Button>
        )}
        <Button aria-label={`${name}を${isOn ? 'オフ' : 'オン'}にする`} onClick={isOn ? onStop : onStart}>
          {isOn ? 'オフにする' : 'オンにする'}
        </Button>
      </div>
    </li>
  )
}
