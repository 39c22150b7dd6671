import { useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import { useContentTitle } from '../../forms/pickers/useContentTitle.ts'
import { DraftField } from '../../manuscript/inputs/DraftField.tsx'
import { useAbilities, useManuscriptField } from '../../manuscript/manuscript-context.ts'
import { ContentPicker } from '../../picker/ContentPicker.tsx'

/** The feature an article belongs to, selected by title. */
export function FeatureField() {
  const [id, set] = useManuscriptField<string | null>('featureId')
  const { update } = useAbilities()
  const [isPicking, setPicking] = useState(false)
  return (
    <DraftField path="featureId">
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
          {id && <FeatureName id={id} />}
          <Button {...control} disabled={!update} onClick={() => setPicking(true)}>
            {id ? '選び直す' : '特集を選ぶ'}
          </Button>
          {id && (
            <Button variant="quiet" disabled={!update} onClick={() => set(null)}>
              外す
            </Button>
          )}
          {isPicking && (
            <ContentPicker
              kinds={['feature']}
              onDone={(picked) => {
                setPicking(false)
                if (picked) set(picked.id)
              }}
            />
          )}
        </div>
      )}
    </DraftField>
  )
}

function FeatureName({ id }: { id: string }) {
  const { title, isMissing } = useContentTitle('feature', id)
  return <span>{isMissing ? '見つからない特集' : title}</span>
}
