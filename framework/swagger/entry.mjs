// The parts of Swagger UI that the console draws, put together by scripts/console/bundle.ts. `core/…` are the modules
// of Swagger UI itself (sources.ts). What is not named here is not loaded: OpenAPI 2, 3.1 and 3.2, JSON Schema of 2020,
// sign-in, servers, list of operations, answers, snippets, and its way to read, resolve and send.

import Errors from 'core/components/errors';
import Example from 'core/components/example';
import ExamplesSelect from 'core/components/examples-select';
import ExamplesSelectValueRetainer from 'core/components/examples-select-value-retainer';
import { Collapse } from 'core/components/layout-utils';
import ParameterRow from 'core/components/parameter-row';
import Parameters from 'core/components/parameters/parameters';
import Property from 'core/components/property';
import ErrPlugin from 'core/plugins/err';
import ArrayModel from 'core/plugins/json-schema-5/components/array-model';
import EnumModel from 'core/plugins/json-schema-5/components/enum-model';
import { JsonSchemaForm } from 'core/plugins/json-schema-5/components/json-schema-components';
import Model from 'core/plugins/json-schema-5/components/model';
import ModelExample from 'core/plugins/json-schema-5/components/model-example';
import ModelWrapper from 'core/plugins/json-schema-5/components/model-wrapper';
import ObjectModel from 'core/plugins/json-schema-5/components/object-model';
import PrimitiveModel from 'core/plugins/json-schema-5/components/primitive-model';
import { getSchemaObjectTypeLabel, hasSchemaType } from 'core/plugins/json-schema-5/fn';
import makeGetJsonSampleSchema from 'core/plugins/json-schema-5-samples/fn/get-json-sample-schema';
import makeGetSampleSchema from 'core/plugins/json-schema-5-samples/fn/get-sample-schema';
import {
  getSchemaObjectType,
  memoizedSampleFromSchema,
  mergeJsonSchema,
} from 'core/plugins/json-schema-5-samples/fn/index';
import LayoutPlugin from 'core/plugins/layout';
import * as oas3Actions from 'core/plugins/oas3/actions';
import RequestBody from 'core/plugins/oas3/components/request-body';
import RequestBodyEditor from 'core/plugins/oas3/components/request-body-editor';
import { makeIsFileUploadIntended } from 'core/plugins/oas3/fn';
import oas3Reducers from 'core/plugins/oas3/reducers';
import * as oas3Selectors from 'core/plugins/oas3/selectors';
import * as oas3SpecSelectors from 'core/plugins/oas3/spec-extensions/selectors';
import * as oas3SpecWraps from 'core/plugins/oas3/spec-extensions/wrap-selectors';
import {
  changeConsumesValue,
  changeParam,
  changeParamByIdentity,
  clearRequest,
  clearResponse,
  clearValidateParams,
  updateEmptyParamInclusion,
  updateJsonSpec,
  updateResolvedSubtree,
  updateUrl,
  validateParams,
} from 'core/plugins/spec/actions';
import specReducers from 'core/plugins/spec/reducers';
import * as specSelectors from 'core/plugins/spec/selectors';
import { validateParams as wrapValidateParams } from 'core/plugins/spec/wrap-actions';
import ViewPlugin from 'core/plugins/view';
import System from 'core/system';

/** Stands for parts that Swagger UI asks for by name and draws for documents of another kind only. */
const nothing = () => null;

const spec = () => ({
  statePlugins: {
    spec: {
      actions: {
        changeConsumesValue,
        changeParam,
        changeParamByIdentity,
        clearRequest,
        clearResponse,
        clearValidateParams,
        updateEmptyParamInclusion,
        updateJsonSpec,
        updateResolvedSubtree,
        updateUrl,
        validateParams,
      },
      reducers: specReducers,
      selectors: { ...specSelectors },
      wrapActions: { validateParams: wrapValidateParams },
    },
  },
});

const oas3 = ({ getSystem }) => ({
  components: { RequestBody, RequestBodyEditor },
  statePlugins: {
    oas3: { actions: { ...oas3Actions }, reducers: oas3Reducers, selectors: { ...oas3Selectors } },
    spec: { selectors: { ...oas3SpecSelectors }, wrapSelectors: { ...oas3SpecWraps } },
  },
  fn: { isFileUploadIntended: makeIsFileUploadIntended(getSystem) },
});

const schemas = ({ getSystem }) => ({
  components: {
    ArrayModel,
    EnumModel,
    JsonSchemaForm,
    Model,
    modelExample: ModelExample,
    ModelWrapper,
    ObjectModel,
    PrimitiveModel,
    Property,
    JumpToPath: nothing,
    Link: nothing,
    ModelExtensions: nothing,
  },
  fn: {
    getJsonSampleSchema: makeGetJsonSampleSchema(getSystem),
    getSampleSchema: makeGetSampleSchema(getSystem),
    getSchemaObjectType,
    getSchemaObjectTypeLabel,
    hasSchemaType,
    memoizedSampleFromSchema,
    mergeJsonSchema,
  },
});

const form = () => ({
  components: {
    Collapse,
    errors: Errors,
    Example,
    ExamplesSelect,
    ExamplesSelectValueRetainer,
    parameterRow: ParameterRow,
    parameters: Parameters,
    Callbacks: nothing,
    ParamBody: nothing,
    ParameterExt: nothing,
    ParameterIncludeEmpty: nothing,
  },
  // A part that is asked for and missing is told of in the browser's console.
  rootInjects: { log: console },
});

/**
 * Starts Swagger UI without anything to draw: it has a document without operations, which are added when they are opened.
 * @param {object} plugin what the console replaces and adds
 * @returns {import('./system').SwaggerSystem}
 */
export function createSystem(plugin) {
  const configs = {
    defaultModelExpandDepth: 4,
    defaultModelRendering: 'example',
    fileUploadMediaTypes: ['application/octet-stream', 'image/', 'audio/', 'video/'],
    showCommonExtensions: false,
    showExtensions: false,
  };
  const store = new System({
    system: { configs },
    state: { layout: {}, spec: { url: '' } },
    plugins: [ViewPlugin, spec, ErrPlugin, LayoutPlugin, schemas, form, oas3],
  });
  store.register([plugin]);
  const system = store.getSystem();
  system.specActions.updateJsonSpec({ openapi: '3.0.3', paths: {} });
  return system;
}
