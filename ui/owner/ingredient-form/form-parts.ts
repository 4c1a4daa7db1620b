import type { FormProps } from '../../base/form/use-form';
import type { UploadImage } from '../image-upload/image-upload-field';
import type { IngredientValues } from './ingredient-values';

export interface IngredientFormParts extends FormProps<IngredientValues> {
  onUpload: UploadImage;
}
