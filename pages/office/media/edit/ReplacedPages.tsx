import { paths } from '../../paths.ts'
import { Progress } from '../../publications/Progress.tsx'
import { usePublication } from '../../publications/usePublication.ts'
import type { Replaced } from '../media-calls.ts'

/** Result of a replacement and progress of the publications. */
export const ReplacedPages = ({
  replaced: { replaced, remaining, publications },
}: {
  replaced: Replaced
}) => (
  <div>
    <p role="status">
      {`${replaced}件を差し替えました。`}
      {remaining > 0 && `残り${remaining}件は、もう一度「差し替える」を押すと続きから差し替えます。`}
    </p>
    <ul className="grid text-15">
      {publications.map(({ id }) => (
        <Pages key={id} id={id} />
      ))}
    </ul>
  </div>
)

function Pages({ id }: { id: string }) {
  const { answer } = usePublication(id)
  return (
    <li className="grid gap-x-12 border-t border-rule py-8">
      {answer && <Progress publication={answer.publication} />}
      <a
        className="inline-flex min-h-[1.75rem] items-center wrap-anywhere text-ai"
        href={paths.publication(id)}
      >
        公開の記録を見る
      </a>
    </li>
  )
}
