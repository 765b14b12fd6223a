import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FeedbackRow } from '#app/features/feedback/queries/feedback-list.server.ts'
import { DELETE_ALL_WORD } from '#app/features/feedback/rules/status.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Deletes one message, after asking. */
export function DeleteFeedback({ row }: { row: FeedbackRow }) {
  const fetcher = useFetcher()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    void fetcher.submit({ intent: 'delete', feedbackId: row.id }, { method: 'post' })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText="Deleting…"
        aria-label={`Delete the message of ${row.contactName}`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title="Delete this message?"
        confirmText="Delete message"
      >
        The message of {row.contactName} ({row.contactEmail}) is deleted. This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}

/** Deletes every message, after a word was typed. */
export function DeleteAllFeedback({ count }: { count: number }) {
  const fetcher = useFetcher()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    void fetcher.submit({ intent: 'delete-all', confirmation: DELETE_ALL_WORD }, { method: 'post' })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText="Deleting…"
        onClick={() => setIsAsking(true)}
      >
        Delete All Feedback
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title="Delete All Feedback?"
        confirmText="Delete all feedback"
        typed={DELETE_ALL_WORD}
      >
        {count === 1 ? 'The one message' : `All ${count.toLocaleString('en-US')} messages`}, whatever the
        status, will be deleted. This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
